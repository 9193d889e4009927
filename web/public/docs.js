// What the pages of the documentation do in a browser: go on to where an old link leads, copy, filter, and send a request.
const ANSWER_HEADERS = ['content-type', 'etag', 'location', 'retry-after', 'x-ratelimit-remaining', 'x-request-id']

// The overview lists what other pages tell: a link into it goes on to them.
const listed = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('main li')
if (location.pathname === '/docs' && listed) location.replace(listed.querySelector('a').href)

/** Kept here and nowhere else: it is gone with the page. */
let key = ''

for (const pre of document.querySelectorAll('pre')) addCopy(pre)
for (const filter of document.querySelectorAll('.filter')) startFilter(filter)
for (const place of document.querySelectorAll('.try')) addTrial(place)

function addCopy(pre) {
  const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' })
  button.addEventListener('click', async () => {
    const done = await copy(pre.querySelector('code').textContent)
    button.textContent = done ? 'Copied' : 'Not copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
  const frame = make('div', { className: 'code' })
  pre.replaceWith(frame)
  frame.append(pre, button)
}

// Browsers have a clipboard only for https and for this machine.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function startFilter(filter) {
  filter.hidden = false
  const items = [...document.querySelectorAll('.operation, .shape, .event, .operations li, .contents li')]
  const texts = items.map((item) => searched(item).toLowerCase())
  const sections = [...document.querySelectorAll('.group')]
  filter.addEventListener('input', () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean)
    items.forEach((item, i) => {
      item.hidden = !words.every((word) => texts[i].includes(word))
    })
    for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])')
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.closest('input, textarea')) return
    event.preventDefault()
    filter.closest('details').open = true
    filter.focus()
  })
}

function searched(item) {
  if (!item.matches('article, section')) return item.textContent
  return [...item.querySelectorAll('h3, h4 code, .route')].map(({ textContent }) => textContent).join(' ')
}

function addTrial(place) {
  const opener = make('button', { type: 'button', className: 'open', textContent: 'Try it' })
  opener.addEventListener('click', () => {
    opener.remove()
    place.append(trialForm(place.dataset))
    place.querySelector('input, textarea, button')?.focus()
  })
  place.append(opener)
}

function trialForm({ surface, method, path, query, body }) {
  const form = make('form', { className: 'trial' })
  const fields = {
    key: surface === 'v2' && field('API key', 'input', { type: 'password', autocomplete: 'off', value: key }),
    id: path.includes('{id}') && field('id', 'input', { placeholder: 'of a record', required: true }),
    query: query !== undefined && field('Query', 'input', { value: query }),
    body: body !== undefined && field('Body', 'textarea', { value: body, rows: Math.min(12, body.split('\n').length) }),
  }
  const send = make('button', { type: 'submit', textContent: `Send ${method}` })
  const output = make('output')
  const hint = make('p', { className: 'quiet', textContent: hintOf(surface, method) })
  form.append(...Object.values(fields).filter(Boolean), hint, send, output)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    send.disabled = true
    if (fields.key) key = valueOf(fields.key)
    output.replaceChildren(...(await answerTo(requestOf({ surface, method, path, fields }))))
    send.disabled = false
  })
  return form
}

function hintOf(surface, method) {
  const who = surface === 'v2' ? 'The key stays in this page and is forgotten with it.' : 'Sent as the person who is signed in.'
  return method === 'GET' ? who : `${who} This really changes data.`
}

function requestOf({ surface, method, path, fields }) {
  const query = fields.query ? valueOf(fields.query).replace(/^\?/, '') : ''
  const address = path.replace('{id}', fields.id ? encodeURIComponent(valueOf(fields.id)) : '')
  const headers = {
    accept: 'application/json',
    ...(surface === 'v2' ? { authorization: `Bearer ${key}` } : {}),
    ...(fields.body ? { 'content-type': 'application/json' } : {}),
  }
  return {
    address: query ? `${address}?${query}` : address,
    init: {
      method,
      headers,
      credentials: surface === 'v2' ? 'omit' : 'same-origin',
      ...(fields.body ? { body: valueOf(fields.body) } : {}),
    },
  }
}

async function answerTo({ address, init }) {
  const began = performance.now()
  try {
    const response = await fetch(address, init)
    const text = await response.text()
    const took = Math.round(performance.now() - began)
    const headers = ANSWER_HEADERS.filter((name) => response.headers.has(name))
    return [
      make('p', { className: response.ok ? 'status' : 'status refused', textContent: `${response.status} in ${took} ms` }),
      code(headers.map((name) => `${name}: ${response.headers.get(name)}`).join('\n')),
      ...(text ? [code(readable(text))] : []),
      ...(response.status === 401 ? [signInHint(init)] : []),
    ]
  } catch (error) {
    return [make('p', { className: 'status refused', textContent: `Not sent: ${error.message}` })]
  }
}

function signInHint({ headers }) {
  const hint = make('p', { className: 'quiet' })
  if (headers.authorization) hint.textContent = 'Paste a key that is not revoked; the settings make one.'
  else hint.append(make('a', { href: '/sign-in', textContent: 'Sign in' }), ' in this browser, then send it again.')
  return hint
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function code(text) {
  const pre = make('pre', { tabIndex: 0 })
  pre.append(make('code', { textContent: text }))
  return pre
}

function field(label, tag, properties) {
  const row = make('label')
  row.append(make('span', { textContent: label }), make(tag, { spellcheck: false, ...properties }))
  return row
}

function valueOf(row) {
  return row.lastChild.value.trim()
}

function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
