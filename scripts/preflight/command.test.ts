import { parseCommand } from './command';

it.each([
  [[], { base: null, isSample: false, names: [] }],
  [['--sample'], { base: null, isSample: true, names: [] }],
  [['pune', 'pune/nigdi'], { base: null, isSample: false, names: ['pune', 'pune/nigdi'] }],
  [
    ['--base', 'https://www.example.org/anything?x=1', 'pune'],
    { base: 'https://www.example.org', isSample: false, names: ['pune'] },
  ],
])('reads %j', (args, expected) => {
  expect(parseCommand(args)).toEqual({ kind: 'check', ...expected });
});

it('shows how it is used when asked', () => {
  expect(parseCommand(['--help'])).toEqual({ kind: 'help' });
});

it.each([
  [['--bsae', 'x'], /--bsae/],
  [['--base', 'example.org'], /expected an address like .* found "example.org"/],
  [['--base', 'javascript:alert(1)'], /expected an address/],
  [['--sample', 'pune'], /leave out the name/],
  [['--once', 'pune'], /--once/],
])('says in one line what is wrong with %j', (args, message) => {
  const read = () => parseCommand(args);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});
