/** Four questions that are always understood. The first is about a player outside the lineup, without one about a member. */
export function suggestedQuestions({ outsider, member }: { outsider?: string; member?: string }): string[] {
  return [
    outsider ? `Why not ${outsider}?` : member ? `Why ${member}?` : 'Why this lineup?',
    'Who is the best value?',
    'Which players correlate?',
    'What could go wrong?',
  ]
}
