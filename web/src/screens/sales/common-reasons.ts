const MOST = 6

/** The reasons given most often, so that the same one is said in the same words. */
export function commonReasons(given: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const reason of given) if (reason?.trim()) counts.set(reason.trim(), (counts.get(reason.trim()) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([reason]) => reason)
}
