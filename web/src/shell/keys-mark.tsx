/** Keys as they stand on the keyboard. */
export function Keys({ pressed }: { pressed: string }) {
  return (
    <span className="keys">
      {pressed.split(' ').map((key, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice, and their order never changes
        <kbd key={i}>{key}</kbd>
      ))}
    </span>
  )
}
