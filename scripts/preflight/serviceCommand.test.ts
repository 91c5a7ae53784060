import { parseServiceCommand } from './serviceCommand';

it.each([
  [[], { base: null, isOnce: false }],
  [['--once', '--base', 'http://127.0.0.1:3000'], { base: 'http://127.0.0.1:3000', isOnce: true }],
])('waits for what the desk asks for with %j', (args, expected) => {
  expect(parseServiceCommand(args)).toEqual({ kind: 'serve', ...expected });
});

it('shows how it is used when asked', () => {
  expect(parseServiceCommand(['--help'])).toEqual({ kind: 'help' });
});

it.each([
  [['pune'], /leave out their names/],
  [['--sample'], /--sample/],
  [['--base', 'example.org'], /expected an address like .* found "example.org"/],
])('says in one line what is wrong with %j', (args, message) => {
  const read = () => parseServiceCommand(args);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});
