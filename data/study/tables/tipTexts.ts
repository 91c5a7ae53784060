import { figure } from './figure';

/** A way to find any line of a table in the head. */
export type TipText = { title: string; text: string };

export const TIP_TEXTS = {
  same: (): TipText => ({
    title: 'Just look at the other number',
    text: 'Whatever stands beside the 1 is the answer. There is nothing to calculate, only to notice.',
  }),
  twice: (): TipText => ({
    title: 'Add the number to itself',
    text: 'Two of something is that thing and the same again. Double the tens first, then the ones.',
  }),
  tens: (factor: number): TipText => ({
    title: factor === 10 ? 'Move everything one place' : `${factor / 10} times, then a nought`,
    text:
      factor === 10
        ? 'Each digit moves one place to the left and a 0 takes the free place at the end.'
        : `Leave the 0 of ${factor} aside, find the line in the ${factor / 10} times table, and put the 0 back.`,
  }),
  hundred: (): TipText => ({
    title: 'Two places to the left',
    text: 'Write the line and behind it two noughts: hundreds are counted like anything else.',
  }),
  fromTen: (factor: number): TipText => ({
    title: `${factor} is ${Math.abs(factor - 10)} ${factor < 10 ? 'less' : 'more'} than ten`,
    text: `Ten times is written down at once. ${factor < 10 ? 'Take away' : 'Add'} ${Math.abs(factor - 10) === 1 ? 'the number once' : 'its double'}, and you are there.`,
  }),
  fiveAndMore: (factor: number): TipText => ({
    title: `A handful and ${factor - 5} more`,
    text: `Fives are easy to count on a hand. Do 5 times first; then ${factor - 5 === 1 ? 'once more' : `${factor - 5} times more`} makes ${factor}.`,
  }),
  split: (factor: number, tens: number, ones: number): TipText => ({
    title: `${tens} and ${ones}`,
    text: `Cut ${factor} into its tens and its ones. Multiply each part by the line, the tens first, and put the two results together.`,
  }),
  roundDown: (factor: number, round: number): TipText => ({
    title: `Up to ${round}, and ${round - factor} back`,
    text: `Pretend the number were ${round}, which is easy. That is ${round - factor} too many for each time, so take ${round - factor === 1 ? 'the line itself' : `${round - factor} times the line`} away again.`,
  }),
  belowHundred: (factor: number): TipText => ({
    title: 'Hundreds, less a little',
    text: `A hundred times is no work at all. You have counted ${100 - factor} too many in each hundred; give them back at the end.`,
  }),
  aboveHundred: (factor: number): TipText => ({
    title: 'Hundreds, and a bit',
    text: `Say the hundreds first, as many as the line. ${factor === 101 ? 'Then the line itself comes once more.' : `What is left is a far smaller table, that of ${factor - 100}.`}`,
  }),
  threePlaces: (): TipText => ({
    title: 'Once in each place',
    text: '111 is one hundred, one ten and one. Write the line three times, each a place further left, and add.',
  }),
  double: (factor: number): TipText => ({
    title: `Twice the table of ${factor / 2}`,
    text: `Half of ${factor} is ${factor / 2}. Find its line and double what you get: one small table and one doubling instead of one large table.`,
  }),
  doubleTwice: (factor: number): TipText => ({
    title: 'Double, and double again',
    text: `A quarter of ${factor} is ${factor / 4}. From ${factor / 4} times the line two doublings lead to ${factor}, with no table to learn.`,
  }),
  doubleFour: (): TipText => ({
    title: 'Double, and double again',
    text: 'Twice two is four: double the line, then double once more. No table to learn at all.',
  }),
  doubleThrice: (factor: number): TipText => ({
    title: 'Three doublings',
    text: `${factor === 8 ? 'Start from the line itself' : `Start from ${factor / 8} times the line`}, double, double and double: 2 × 2 × 2 is 8, and ${factor === 8 ? 'that is all' : `8 × ${factor / 8} is ${factor}`}.`,
  }),
  factors: (factor: number, one: number, other: number): TipText => ({
    title: `In two steps, by ${one} and by ${other}`,
    text: `Because ${one} × ${other} = ${factor}, you may multiply by ${one} first and the result by ${other}. Both steps stay inside the tables up to 12.`,
  }),
  halfOfTens: (factor: number): TipText => ({
    title: `Half of the ${figure(factor * 2)}s`,
    text: `Twice ${factor} is ${figure(factor * 2)}, which ends in 0 and is easy to multiply. Half of that result is what you look for; with an even line, halve the line at the start.`,
  }),
  quarters: (factor: number, hundreds: number): TipText => ({
    title: hundreds === 100 ? 'A quarter of the hundreds' : 'Three quarters of the hundreds',
    text: `${factor} × 4 is ${hundreds}. Multiply by ${hundreds}, then halve twice; remember what ${hundreds === 100 ? '25, 50 and 75 paise' : 'three of the old four-anna coins'} are to a rupee.`,
  }),
  halfAgain: (): TipText => ({
    title: 'Ten times, and half as much again',
    text: '15 is 10 and half of 10. So write ten times the line, halve it, and add the half.',
  }),
  elevens: (factor: number): TipText => ({
    title: `By ${factor / 11}, then by eleven`,
    text: `${factor} is ${factor / 11} × 11. Multiply by ${factor / 11}; for the eleven write the result under itself, one place to the left, and add.`,
  }),
  nines: (factor: number): TipText => ({
    title: `${figure((factor / 9) * 10)} less ${factor / 9}`,
    text: `Nine of anything is ten of it less one: here ten times ${factor / 9}, less ${factor / 9} once. So take ${factor / 9} times the line from ${figure((factor / 9) * 10)} times the line.`,
  }),
  triple: (factor: number): TipText => ({
    title: factor === 3 ? 'Double, and once more' : `Three helpings of ${factor / 3}`,
    text:
      factor === 3
        ? 'Three of anything is two of it and one more: double the line, then add the line.'
        : `A third of ${factor} is ${factor / 3}. Take ${factor / 3} times the line, add its double, and the three helpings are complete.`,
  }),
  oddDouble: (factor: number): TipText => ({
    title: `Double the ${(factor - 1) / 2}s and add the line`,
    text: `${factor} is two times ${(factor - 1) / 2} and one more. Use the ${(factor - 1) / 2} times table, double it, and the line itself is what is still missing.`,
  }),
  anchors: (factor: number): TipText => ({
    title: `Hold on to ${figure(factor * 5)}, ${figure(factor * 10)} and ${figure(factor * 20)}`,
    text: `Line 10 needs no work: ${figure(factor * 10)}. Its half is line 5, ${figure(factor * 5)}, the two together are line 15, ${figure(factor * 15)}, and its double is line 20. From these four no line is further than two steps of ${factor}.`,
  }),
  nearQuarter: (factor: number, base: number): TipText => ({
    title: `Next door to ${base}`,
    text: `${base} is a friendly number, ${base === 50 ? 'half a hundred' : base === 25 ? 'four of which make a hundred' : 'three quarters of a hundred'}. ${factor} is ${factor > base ? 'one more' : 'one less'}, so the line is all you have to ${factor > base ? 'add' : 'take away'}.`,
  }),
} as const;
