/** The one thing that tokens are for (RFC 8707). */
export function resourceOf(publicUrl: string): string {
  return `${publicUrl}/mcp`
}

/** Whoever names no resource means ours. */
export function isOurResource(publicUrl: string, given: readonly string[]): boolean {
  const own = resourceOf(publicUrl)
  return given.every((resource) => resource === own || resource === `${own}/`)
}
