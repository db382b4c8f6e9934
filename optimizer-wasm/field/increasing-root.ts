const MOST_STEPS = 80

/**
 * Where an increasing function is 0, by the Illinois variant of false position, from `near` outwards. Where it has no root
 * within `far` of `near`, the end of that range on the root's side.
 */
export function increasingRoot(
  f: (x: number) => number,
  { near, step, far, tolerance }: { near: number; step: number; far: number; tolerance: number },
): number {
  let a = near
  let fa = f(a)
  if (Math.abs(fa) <= tolerance) return a
  const side = fa < 0 ? 1 : -1
  let b = near
  let fb = fa
  for (let reach = step; Math.sign(fb) === Math.sign(fa); reach *= 2) {
    if (reach > far) return near + side * far
    a = b
    fa = fb
    b = near + side * reach
    fb = f(b)
  }
  for (let i = 0; i < MOST_STEPS && Math.abs(fb) > tolerance; i++) {
    const x = b - (fb * (b - a)) / (fb - fa)
    const fx = f(x)
    if (Math.sign(fx) === Math.sign(fb)) fa /= 2
    else {
      a = b
      fa = fb
    }
    b = x
    fb = fx
  }
  return b
}
