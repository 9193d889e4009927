// What is shown and what is hidden, in the order somebody chose.
export interface Arrangement<W extends string> {
  readonly shown: readonly W[]
  readonly hidden: readonly W[]
}

export function arranged<W extends string>(
  all: readonly W[],
  order: readonly string[],
  hidden: readonly string[],
): Arrangement<W> {
  const place = (one: W) => (order.includes(one) ? order.indexOf(one) : order.length + all.indexOf(one))
  const sorted = [...all].sort((one, other) => place(one) - place(other))
  return {
    shown: sorted.filter((one) => !hidden.includes(one)),
    hidden: sorted.filter((one) => hidden.includes(one)),
  }
}

export function moved<W extends string>(list: readonly W[], one: W, by: 1 | -1): readonly W[] {
  const from = list.indexOf(one)
  const to = from + by
  if (from === -1 || to < 0 || to >= list.length) return list
  const next = [...list]
  ;[next[from], next[to]] = [next[to]!, next[from]!]
  return next
}
