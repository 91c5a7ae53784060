import { parseCommand, parseServiceCommand } from './command';

it.each([
  [[], { base: null, isSample: false, names: [] }],
  [['--sample'], { base: null, isSample: true, names: [] }],
  [['pune', 'pune/nigdi'], { base: null, isSample: false, names: ['pune', 'pune/nigdi'] }],
  [
    ['--base', 'https://www.example.org/anything?x=1', 'pune'],
    { base: 'https://www.example.org', isSample: false, names: ['pune'] },
  ],
  [['--help'], null],
])('reads %j', (args, expected) => {
  expect(parseCommand(args)).toEqual(expected);
});

it.each([
  [[], { base: null, isOnce: false }],
  [['--once', '--base', 'http://127.0.0.1:3000'], { base: 'http://127.0.0.1:3000', isOnce: true }],
  [['--help'], null],
])('waits for what the desk asks for with %j', (args, expected) => {
  expect(parseServiceCommand(args)).toEqual(expected);
});

it.each([
  [parseCommand, ['--bsae', 'x'], /--bsae/],
  [parseCommand, ['--base', 'example.org'], /expected an address like .* found "example.org"/],
  [parseCommand, ['--base', 'javascript:alert(1)'], /expected an address/],
  [parseCommand, ['--sample', 'pune'], /leave out the name/],
  [parseCommand, ['--once', 'pune'], /--once/],
  [parseServiceCommand, ['pune'], /leave out their names/],
  [parseServiceCommand, ['--sample'], /--sample/],
  [parseServiceCommand, ['--base', 'example.org'], /found "example.org"/],
])('%p says in one line what is wrong with %j', (parse, args, message) => {
  const read = () => parse(args);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});
