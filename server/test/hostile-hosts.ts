// Forbidden addresses, in every way in which a host can be written.

export interface HostileHost {
  readonly host: string
  readonly why: string
}

type Four = readonly [number, number, number, number]

const TARGETS: readonly Four[] = [
  [127, 0, 0, 1],
  [169, 254, 169, 254],
  [10, 0, 0, 7],
  [192, 168, 1, 1],
]

export const hostileHosts: readonly HostileHost[] = [
  ...TARGETS.flatMap((four) => [
    ...of(`${four.join('.')} in another notation`, notations(four)),
    ...of(`${four.join('.')} inside an IPv6 address`, embeddings(four)),
  ]),
  ...of('an IPv4 address that is set apart', [
    '0.0.0.0',
    '0',
    '0.255.255.255',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '100.127.255.255',
    '127.8.8.8',
    '127.255.255.254',
    '168.63.129.16',
    '172.16.0.1',
    '172.17.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.170',
    '192.0.0.192',
    '192.0.2.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.168.255.255',
    '192.175.48.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
  ]),
  ...of('an IPv6 address that is set apart', [
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000:0000:0000:0000:0000:0000:0000:0001]',
    '[::0001]',
    '[::1]:8443',
    '[64:ff9b:1::1]',
    '[64:ff9b:1:7f00:1::]',
    '[100::1]',
    '[100:0:0:1::1]',
    '[2001::1]',
    '[2001:2::1]',
    '[2001:3::1]',
    '[2001:10::1]',
    '[2001:20::1]',
    '[2001:db8::1]',
    '[2620:4f:8000::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[4000::1]',
    '[fc00::1]',
    '[fd00::1]',
    '[FD00:EC2::254]',
    '[fd20:ce::254]',
    '[fe80::1]',
    '[fe80::a9fe:a9fe]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[ff0e::1]',
    '[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]',
  ]),
  ...of('a zone, or brackets that are not right', [
    '[fe80::1%25eth0]',
    '[fe80::1%eth0]',
    '[::1%25lo]',
    '[::1%251]',
    '[::1',
    '::1',
    '::ffff:127.0.0.1',
    '[127.0.0.1]',
    '[v1.fe80::1]',
    '[::ffff:127.0.0.1.]',
    '[::ffff:0177.0.0.1]',
    '[::ffff:127.1]',
    '[[::1]]',
  ]),
]

function of(why: string, hosts: readonly string[]): HostileHost[] {
  return hosts.map((host) => ({ host, why }))
}

function notations(four: Four): string[] {
  const [a, b, c, d] = four
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const dotted = four.join('.')
  const hex = (part: number) => `0x${part.toString(16)}`
  const octal = (part: number) => `0${part.toString(8)}`
  return [
    dotted,
    `${dotted}:8443`,
    `${dotted}.`,
    String(whole),
    hex(whole),
    hex(whole).toUpperCase(),
    `0x00000000${whole.toString(16).padStart(8, '0')}`,
    octal(whole),
    `000000${octal(whole)}`,
    four.map(hex).join('.'),
    four.map((part) => `0x${part.toString(16).padStart(8, '0')}`).join('.'),
    four.map(octal).join('.'),
    four.map((part) => `0000${octal(part)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${hex(a)}.${octal(b)}.${c}.${hex(d)}`,
    `${a}.${hex(b)}.${octal(c * 256 + d)}`,
    `${octal(a)}.${hex((b * 256 + c) * 256 + d)}`,
    shifted(dotted, '０'),
    shifted(dotted, '𝟎'),
    shifted(dotted, '𝟶'),
    four.join('。'),
    four.join('．'),
    four.join('%2e'),
    [...dotted].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
    shifted(String(whole), '０'),
  ]
}

/** Digits from elsewhere in Unicode, which reading a host turns into ordinary ones. */
function shifted(text: string, zero: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))
}

function embeddings(four: Four): string[] {
  const dotted = four.join('.')
  const [high, low] = [four[0] * 256 + four[1], four[2] * 256 + four[3]]
  const pair = `${high.toString(16)}:${low.toString(16)}`
  const turned = `${(high ^ 0xffff).toString(16)}:${(low ^ 0xffff).toString(16)}`
  return [
    `[::ffff:${dotted}]`,
    `[::ffff:${pair}]`,
    `[::FFFF:${pair}]`,
    `[0:0:0:0:0:ffff:${pair}]`,
    `[0000:0000:0000:0000:0000:ffff:${dotted}]`,
    `[::${dotted}]`,
    `[::${pair}]`,
    `[::ffff:0:${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b::${pair}]`,
    `[0064:ff9b:0:0:0:0:${dotted}]`,
    `[64:ff9b:1::${dotted}]`,
    `[2002:${pair}::]`,
    `[2002:${pair}::1]`,
    `[2001:0:4136:e378:8000:63bf:${turned}]`,
    `[2a00:1450:4009:80b:0:5efe:${dotted}]`,
    `[2a00:1450:4009:80b:200:5efe:${pair}]`,
    `[fe80::5efe:${dotted}]`,
  ]
}
