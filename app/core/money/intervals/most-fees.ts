/** An entry of a clipped ROI counts with at most so many fees. Fixed for everyone: a limit chosen by what was won would miss more often. */
export const MOST_FEES = 20
