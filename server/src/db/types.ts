// How values come out of the driver.
import pg from 'pg'

// Days stay text and instants become our ISO text, so that nothing passes through Date and its time zone by accident.
const INSTANT = 1184
const DAY = 1082
const BIGINT = 20

export const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if ((oid as number) === DAY) return (text: string) => text
  if ((oid as number) === INSTANT) return (text: string) => new Date(text).toISOString()
  if ((oid as number) === BIGINT) return Number
  return pg.types.getTypeParser(oid as number, format as 'text')
}
