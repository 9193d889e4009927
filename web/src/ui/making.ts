// The form for something new, open while the address ends in #new: a button, the palette and a link all begin it alike.
import { useLocation, useNavigate } from '@tanstack/react-router'

const NEW = 'new'

export function useMaking(): [isMaking: boolean, making: { open(): void; close(): void }] {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const go = (to: string) => void navigate({ to: '.', search: true, hash: to, replace: true, resetScroll: false })
  return [hash === NEW, { open: () => go(NEW), close: () => go('') }]
}
