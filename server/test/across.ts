// Who looks across environments, and why that cannot be otherwise: how the environment is found out, and background work for all.
const PRUNED = 'what is too old is forgotten in all environments at once'
const NEXT = 'a worker takes whatever is next, whosever it is'

export const ACROSS: Readonly<Record<string, string>> = {
  api_key: 'a request brings a key, and the key says which environment it is of',
  session: 'a request brings a cookie, and the session says which environment it is of',
  job: NEXT,
  import: NEXT,
  outbox: NEXT,
  webhook: NEXT,
  assistant: PRUNED,
  assistant_call: PRUNED,
  assistant_code: PRUNED,
  assistant_token: PRUNED,
  data_export: PRUNED,
  idempotency: PRUNED,
  request: PRUNED,
  sign_in_link: PRUNED,
  tombstone: PRUNED,
}

/** Tables that do not distribute by the environment, and where they would be. */
export const UNDISTRIBUTED: Readonly<Record<string, string>> = {
  environment: 'the list of environments: the same on every machine, since credentials are found through it',
  migration: 'what the schema is: it belongs to the one who migrates',
  oauth_client: 'programs that people connect; they belong to no environment and are few',
  rate_window: 'counts of some minutes, by key and by address; REDIS_URL takes most of them away',
}
