import { BlockList, isIP } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canReach, isPublicAddress } from './addresses.rules.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2606:4700:4700::1111',
  '2a00:1450:400e:80c::200e',
  '2A00:1450:400E:80C::200E',
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '9.0.0.256',
  '10.0.0.0',
  '10.255.255.255',
  '100.64.0.0',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.0',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.0.0',
  '192.168.255.255',
  '198.18.0.0',
  '198.19.255.255',
  '224.0.0.0',
  '240.0.0.0',
  '255.255.255.255',
  '::',
  '::1',
  '::8.8.8.8',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.7',
  '64:ff9b:1::808:808',
  '2001::1',
  '2001:1ff:ffff::1',
  '2001:db8::1',
  '2002:808:808::1',
  '2002:7f00:1::',
  '3fff::1',
  '2a00::5efe:7f00:1',
  '2a00::200:5efe:808:808',
  '4000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '',
  ' 8.8.8.8',
  '8.8.8.8 ',
  '8.8.8',
  '8.8.8.8.8',
  '08.8.8.8',
  '0x8.8.8.8',
  '134744072',
  '8.8.8.',
  '8.8.8.+8',
  '8.8.8.8/32',
  '８.8.8.8',
  'example.com',
  '2606:4700',
  '2606::4700::1111',
  '2606:4700:1:2:3:4:5:6:7',
  '2606:4700:1:2:3:4:5:6::',
  '2606:4700:::1',
  ':2606:4700::1',
  '2606:4700::1:',
  '2606:4700::g',
  '2606:4700::11111',
  '2606:4700::8.8.8',
  '2606:4700::8.8.8.256',
  '2606:4700::8.8.8.8:1',
  '[2606:4700::1111]',
  '2606:4700::1111%eth0',
])('%j is not an address, and so not public', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

test('whatever is public, Node takes for an address outside of all that is private', () => {
  const blocked = new BlockList()
  for (const [net, prefix] of [
    ['10.0.0.0', 8],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const) {
    blocked.addSubnet(net, prefix)
  }
  blocked.addSubnet('192.168.0.0', 16)
  blocked.addSubnet('fc00::', 7, 'ipv6')
  blocked.addSubnet('fe80::', 10, 'ipv6')
  const four = fc.oneof(fc.ipV4(), fc.constantFrom('10', '127', '169.254', '172.20', '192.168').map(filled))
  fc.assert(
    fc.property(
      fc.oneof(
        four,
        fc.ipV6(),
        four.map((address) => `::ffff:${address}`),
      ),
      (address) => {
        if (!isPublicAddress(address)) return true
        return isIP(address) !== 0 && !blocked.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
      },
    ),
    { numRuns: 5000 },
  )
})

test('an installation may open what is private, but never what a cloud tells its machines, nor many at once', () => {
  const opened = ['127.0.0.1', '10.0.0.7', '100.64.0.1', '172.17.0.1', '192.168.1.1', '::1', 'fd12:3456::1', '8.8.8.8']
  const closed = [
    '0.0.0.0',
    '100.100.100.200',
    '168.63.129.16',
    '169.254.169.254',
    '192.0.0.192',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    'ff02::1',
    'localhost',
  ]
  expect(opened.filter((address) => !canReach(address, true))).toEqual([])
  expect(closed.filter((address) => canReach(address, true))).toEqual([])
})

function filled(start: string): string {
  return [...start.split('.'), '1', '2', '3'].slice(0, 4).join('.')
}
