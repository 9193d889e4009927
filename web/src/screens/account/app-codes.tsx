// Codes of an authenticator app at every sign-in: connecting one, its recovery codes, and the way back.
import { Button, Skeleton, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../api/api.ts'
import { sessionQuery } from '../../api/session.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { ConnectApp } from './connect-app.tsx'
import { done } from './done.ts'
import { type Proof, ProofModal } from './proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const texts = words({
  en: {
    title: 'Authenticator app',
    off: 'With an app on your phone, somebody who knows your password still cannot get in: every sign-in also asks for a code.',
    on: (since: string) => `Connected since ${since}. Every sign-in asks for its code, except with a passkey.`,
    left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
    few: 'Make new ones before you run out.',
    connect: 'Connect an app',
    renew: 'New recovery codes',
    renewText: 'Ten new codes take the place of those that are left.',
    stop: 'Disconnect',
    stopTitle: 'Disconnect the app?',
    stopText: 'From then on your password alone lets you in, and your recovery codes are worth nothing.',
    stopAct: 'Disconnect the app',
    stopped: 'Your sign-in asks for no code any more.',
  },
  nl: {
    title: 'Authenticator-app',
    off: 'Met een app op je telefoon komt wie je wachtwoord kent er nog niet in: elke aanmelding vraagt ook om een code.',
    on: (since) => `Gekoppeld sinds ${since}. Elke aanmelding vraagt om de code, behalve met een passkey.`,
    left: (count) => (count === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${count} herstelcodes.`),
    few: 'Maak nieuwe voordat ze op zijn.',
    connect: 'App koppelen',
    renew: 'Nieuwe herstelcodes',
    renewText: 'Tien nieuwe codes komen in de plaats van die je nog hebt.',
    stop: 'Ontkoppelen',
    stopTitle: 'App ontkoppelen?',
    stopText: 'Daarna kom je binnen met alleen je wachtwoord, en zijn je herstelcodes niets meer waard.',
    stopAct: 'App ontkoppelen',
    stopped: 'Je aanmelding vraagt niet meer om een code.',
  },
})

const FEW = 3

type Doing = 'connect' | 'renew' | 'stop'

export function AppCodes() {
  const said = useWords(texts)
  const { instant } = useFormats()
  const cache = useQueryClient()
  const { data, error, refetch, isFetching } = api.useQuery('get', '/session/totp')
  const [doing, setDoing] = useState<Doing>()
  const [codes, setCodes] = useState<readonly string[]>()
  const totp = data?.data
  const close = () => setDoing(undefined)

  async function refresh() {
    await Promise.all([refetch(), cache.invalidateQueries({ queryKey: sessionQuery().queryKey })])
  }

  async function show(fresh: readonly string[]) {
    close()
    setCodes(fresh)
    await refresh()
  }

  async function renew(proof: Proof) {
    const { data: renewed } = await done(client.POST('/session/totp/recoverycodes', { body: proof }))
    await show(renewed.recovery_codes)
  }

  async function stop(proof: Proof) {
    await done(client.POST('/session/totp/off', { body: proof }))
    close()
    notifications.show({ message: said.stopped })
    await refresh()
  }

  return (
    <Section
      title={said.title}
      actions={
        totp && !totp.is_on ? (
          <Button size="xs" variant="default" onClick={() => setDoing('connect')}>
            {said.connect}
          </Button>
        ) : (
          totp && (
            <Button.Group>
              <Button size="xs" variant="default" onClick={() => setDoing('renew')}>
                {said.renew}
              </Button>
              <Button size="xs" variant="default" onClick={() => setDoing('stop')}>
                {said.stop}
              </Button>
            </Button.Group>
          )
        )
      }
    >
      {error && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      {!totp && !error && <Skeleton height={21} />}
      {totp && (
        <Text size="sm" c="dimmed" className="pretty">
          {totp.confirmed_at ? said.on(instant(totp.confirmed_at)) : said.off}{' '}
          {totp.is_on && said.left(totp.recovery_codes_left)}{' '}
          {totp.is_on && totp.recovery_codes_left <= FEW && said.few}
        </Text>
      )}
      {doing === 'connect' && <ConnectApp onConnected={show} onClose={close} />}
      {doing === 'renew' && (
        <ProofModal title={said.renew} text={said.renewText} act={said.renew} onProve={renew} onClose={close} />
      )}
      {doing === 'stop' && (
        <ProofModal
          title={said.stopTitle}
          text={said.stopText}
          act={said.stopAct}
          isHard
          onProve={stop}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  )
}
