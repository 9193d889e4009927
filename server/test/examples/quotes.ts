import { type Bodies, fresh, type Records, type World } from './world.ts'

export const quoteBodies: Bodies = {
  'quote.create': async ({ make }) => ({ organization_id: await make('/crm/organization'), lines: [offer()] }),
  'quote.update': () => ({ subject: fresh('Website'), lines: [offer(), { kind: 'text', name: 'Phase two' }] }),
  'quote.revise': () => ({}),
  'quote.send': () => ({ to: `${fresh('anna')}@acme.example` }),
  'quote.mark_sent': () => ({}),
  'quote.accept': () => ({ name: fresh('Anna') }),
  'quote.decline': () => ({ reason: 'Too expensive.' }),
  'quote.make_project': () => ({ name: fresh('Website') }),
}

export const quoteRecords: Records = {
  'quote.link': sentQuote,
  'quote.revise': sentQuote,
  'quote.accept': sentQuote,
  'quote.decline': sentQuote,
  'quote.make_project': async (world) => {
    const id = await sentQuote(world)
    await done(world, `/sales/quote/${id}/accept`)
    return id
  },
}

function offer() {
  return { name: fresh('Design'), billing_method: 'fixed_price', quantity: 1, unit_price: 100 }
}

async function sentQuote(world: World): Promise<string> {
  const id = await world.make('/sales/quote')
  await done(world, `/sales/quote/${id}/mark-sent`)
  return id
}

async function done({ env }: World, path: string): Promise<void> {
  const answer = await env.app.post(path, {})
  if (answer.status !== 200) throw new Error(`${path} refuses its example: ${answer.text}`)
}
