import { Button, Divider } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { use: 'Sign in with a passkey', or: 'or with your password' },
  nl: { use: 'Aanmelden met een passkey', or: 'of met je wachtwoord' },
})

/** First, since it is the quickest: nothing is typed. */
export function PasskeyButton({ isBusy, onUse }: { isBusy: boolean; onUse: () => void }) {
  const { use, or } = useWords(texts)
  return (
    <div className="door-passkey">
      <Button fullWidth variant="default" size="md" leftSection={<Icon name="key" />} loading={isBusy} onClick={onUse}>
        {use}
      </Button>
      <Divider label={or} mt="lg" className="door-or" />
    </div>
  )
}
