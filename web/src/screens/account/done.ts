/** What the service answered; throws what it refused. */
export async function done<D>(sent: Promise<{ data?: D; error?: unknown }>): Promise<NonNullable<D>> {
  const { data, error } = await sent
  if (error !== undefined) throw error
  return data as NonNullable<D>
}
