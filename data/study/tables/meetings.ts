/**
 * Where people meet each number, with one line of its table at work. `{product}` stands for the
 * number times `times`.
 */
export type Meeting = { times: number; text: string };

/** The first stands for 1, the last for 120. */
export const MEETINGS: readonly Meeting[] = [
  {
    times: 12,
    text: 'One leaves every number as it is: when each of 12 children brings a single notebook, there are {product} on the table.',
  },
  {
    times: 9,
    text: 'A bicycle has 2 wheels, so the 9 bicycles in the school stand roll home on {product}.',
  },
  {
    times: 14,
    text: 'An auto rickshaw runs on 3 wheels; when 14 of them wait outside a station, {product} wheels touch the road.',
  },
  {
    times: 7,
    text: 'A carrom board has 4 pockets. Seven boards on a games day offer {product} pockets for the striker to miss.',
  },
  {
    times: 14,
    text: 'A hand has 5 fingers, thumb included: seven friends who raise all 14 hands show {product}.',
  },
  {
    times: 20,
    text: 'An over in cricket has 6 balls, so an innings of 20 overs has {product}, wides and no-balls left out.',
  },
  {
    times: 16,
    text: 'A week has 7 days. A school term of 16 weeks therefore lasts {product} days, Sundays included.',
  },
  { times: 6, text: 'A spider walks on 8 legs, and 6 spiders in the garden shed on {product}.' },
  {
    times: 9,
    text: 'A sudoku has 9 rows with 9 cells each: {product} cells to fill, some of them given.',
  },
  {
    times: 13,
    text: 'Thirteen ₹10 notes pay a bill of ₹{product}: nobody needs to calculate, since our way of writing numbers is built on ten.',
  },
  {
    times: 8,
    text: 'A cricket team puts 11 players on the field. A league of 8 teams can have {product} on their feet at once.',
  },
  {
    times: 15,
    text: 'Bananas and eggs are sold by the dozen, which is 12: a canteen that orders 15 dozen eggs gets {product}.',
  },
  {
    times: 4,
    text: 'Each suit in a pack of cards, from ace to king, has 13 cards; the 4 suits make the whole pack of {product}.',
  },
  {
    times: 6,
    text: 'Fourteen days are a fortnight, a word short for “fourteen nights”. Six fortnights are {product} days, or twelve weeks.',
  },
  {
    times: 4,
    text: 'Fifteen minutes are a quarter of an hour, since 4 such quarters are {product} minutes.',
  },
  {
    times: 12,
    text: 'Until 1957 the rupee was divided into 16 annas, so a grandmother with ₹12 in her purse had {product} annas to spend.',
  },
  {
    times: 12,
    text: 'A haiku, the short poem from Japan, is often taught with 17 syllables: 5, then 7, then 5. A class that writes 12 of them counts {product} syllables.',
  },
  {
    times: 4,
    text: 'A full golf course has 18 holes; a tournament of 4 rounds asks each player for {product}.',
  },
  {
    times: 19,
    text: 'The board of the game Go is drawn with 19 lines across and 19 down, which cross at {product} points.',
  },
  {
    times: 3,
    text: 'An old English word for 20 is a score: “three score years” are {product} years.',
  },
  {
    times: 12,
    text: 'The spots on the six faces of a die, 1 + 2 + 3 + 4 + 5 + 6, add up to 21. A box of 12 dice carries {product} spots.',
  },
  {
    times: 15,
    text: 'A cricket pitch is 22 yards long. A bowler who walks its length 15 times has covered {product} yards.',
  },
  {
    times: 2,
    text: 'Nearly every cell of our body carries 23 pairs of chromosomes, two in each pair: {product} in all.',
  },
  {
    times: 7,
    text: 'A day has 24 hours, and a week of 7 days has {product}: sleep takes about a third of them.',
  },
  {
    times: 4,
    text: 'Grandparents remember the 25-paise coin, the chavanni: 4 of them made a rupee of {product} paise.',
  },
  {
    times: 2,
    text: 'The English alphabet has 26 letters. A wall chart with capitals and small letters shows 2 of each, {product} in all.',
  },
  {
    times: 8,
    text: 'A cube of 3 by 3 by 3 is built of 27 small blocks. Eight such cubes take {product}, just enough for one cube of 6 by 6 by 6.',
  },
  {
    times: 5,
    text: 'A common set of dominoes has 28 tiles, from double blank to double six: 5 sets spread on a floor are {product}.',
  },
  {
    times: 5,
    text: 'February gets 29 days only in a leap year. Five leap years in a row bring {product} days of February, and take about twenty years to come.',
  },
  {
    times: 4,
    text: 'April, June, September and November have 30 days each, together 4 × 30 = {product}.',
  },
  {
    times: 7,
    text: 'Seven months of the year have 31 days: January, March, May, July, August, October and December. Together they bring {product}.',
  },
  {
    times: 6,
    text: 'A game of chess starts with 32 pieces, half of them pawns; a club with 6 boards sets up {product}.',
  },
  {
    times: 3,
    text: 'Our backbone is made of 33 vertebrae, of which the lowest grow together. Three children have {product} between them.',
  },
  {
    times: 4,
    text: 'A square carved in a Jain temple at Khajuraho holds the numbers 1 to 16 so that each row, column and diagonal adds up to 34; its 4 rows give {product}, which is 1 + 2 + 3 and so on up to 16.',
  },
  {
    times: 6,
    text: 'Six equal squares can be joined edge to edge in 35 different shapes. A full set of these puzzle pieces covers 35 × 6 = {product} squares.',
  },
  {
    times: 10,
    text: 'A yard has 36 inches, and cloth shops still measure by it: a 10-yard roll of cotton is {product} inches long.',
  },
  {
    times: 4,
    text: 'Bees build in hexagons: one cell with three rings around it is 1 + 6 + 12 + 18 = 37 cells, and 4 such patches of comb have {product}.',
  },
  {
    times: 5,
    text: 'The numbers 1 to 19 can be set in a hexagon of cells so that every straight row adds up to 38. Its 5 rows in one direction then hold {product}, the sum of all nineteen.',
  },
  {
    times: 12,
    text: 'A metre is a little more than 39 inches, so a 12-metre rope is a little more than {product} inches.',
  },
  {
    times: 7,
    text: 'Before kilograms, grain was weighed in maunds of 40 seers. Seven maunds of rice were {product} seers.',
  },
  {
    times: 6,
    text: 'A rangoli grid that grows diamond by diamond has 1, 5, 13, 25 and then 41 dots; to lay out 6 of that size you place {product}.',
  },
  {
    times: 5,
    text: 'A marathon is a little over 42 kilometres, so somebody who has run 5 has raced more than {product}.',
  },
  {
    times: 9,
    text: 'If a school bus has seats for 43 children, 9 full buses bring {product} to the sports day.',
  },
  {
    times: 5,
    text: 'Two runs in cricket cover about two pitch lengths, 44 yards. Five times that is {product} yards, exactly one furlong.',
  },
  {
    times: 16,
    text: 'Each half of a football match lasts 45 minutes. Eight matches have 16 halves, {product} minutes without the extra time.',
  },
  {
    times: 10,
    text: 'Nearly every cell of the human body holds 46 chromosomes; 10 cells under a microscope hold {product}.',
  },
  {
    times: 6,
    text: 'Silver is element number 47: each of its atoms has 47 protons, so a speck of 6 atoms has {product}.',
  },
  {
    times: 15,
    text: 'A weekend, Saturday and Sunday, lasts 48 hours. Fifteen weekends are {product} hours, exactly a month of 30 days.',
  },
  {
    times: 4,
    text: 'Seven rows of 7 tiles are 49. Lay 4 such squares together and {product} tiles make one square of 14 by 14.',
  },
  {
    times: 13,
    text: 'A cricketer who reaches 50 has made a half-century. Thirteen of them, with not one run more, are {product} runs.',
  },
  {
    times: 12,
    text: 'Gifts of money in India like to end in 1, such as ₹51: twelve envelopes for twelve cousins take ₹{product}.',
  },
  {
    times: 7,
    text: 'A year has 52 weeks, but 52 × 7 = {product} days. The one day that is missing is why your birthday moves to the next weekday each ordinary year.',
  },
  {
    times: 7,
    text: 'A year can have 53 Sundays. It can never have 53 full weeks, since they would take {product} days.',
  },
  {
    times: 8,
    text: 'The colour cube that everybody twists has 6 faces of 9 stickers, 54 in all; a shelf with 8 cubes shows {product}.',
  },
  {
    times: 4,
    text: 'A flat triangle of paper cups with 10 in its lowest row uses 55 of them. Four teams at a party need {product} cups.',
  },
  {
    times: 6,
    text: 'Eight weeks are 56 days. Six such stretches are {product} days, four weeks short of 364.',
  },
  {
    times: 4,
    text: 'Lanthanum, element 57, opens the row of metals that stands below the main periodic table; 4 of its atoms have {product} protons.',
  },
  {
    times: 7,
    text: 'The classic round cut gives a diamond 58 facets. A polisher in Surat who finishes 7 such stones has polished {product}.',
  },
  {
    times: 6,
    text: 'Two months by the moon take about 59 days. Six such pairs make the lunar year of {product} days, which is why festivals wander through our calendar.',
  },
  {
    times: 6,
    text: 'An hour has 60 minutes, a habit some four thousand years old from Babylon. A school day of 6 hours has {product}.',
  },
  {
    times: 6,
    text: 'March and April together have 61 days. Six times that is {product}, the days of a leap year.',
  },
  {
    times: 2,
    text: 'July and August have 62 days between them, and so have December and January: the two pairs make {product}.',
  },
  {
    times: 4,
    text: 'A knock-out contest of 64 players takes 63 matches, since each match sends one player home. Four such contests take {product}.',
  },
  {
    times: 5,
    text: 'A chessboard has 64 squares. The 5 boards of a school chess club have {product}.',
  },
  {
    times: 5,
    text: 'In a magic square with the numbers 1 to 25, every row adds up to 65, and the 5 rows to {product}.',
  },
  {
    times: 2,
    text: 'When 12 people all shake hands with one another there are 66 handshakes, and 66 × 2 = {product} hands are held out.',
  },
  {
    times: 3,
    text: 'If a ticket costs ₹67, three friends pay ₹{product}: one rupee more than two ₹100 notes.',
  },
  {
    times: 15,
    text: 'A heart at rest that beats 68 times a minute has beaten {product} times in a quarter of an hour.',
  },
  {
    times: 4,
    text: 'Three classes of 23 children have 69 in all. With 4 sheets of drawing paper for each child, the art room needs {product}.',
  },
  {
    times: 9,
    text: 'A goods train that keeps to 70 kilometres an hour is {product} kilometres away after 9 hours.',
  },
  {
    times: 10,
    text: 'Water covers about 71 parts in 100 of the surface of the Earth; in 1,000 parts that is ten times as many, {product}.',
  },
  {
    times: 5,
    text: 'A grown-up’s heart at rest beats around 72 times a minute, which is {product} beats in 5 minutes.',
  },
  { times: 5, text: 'An ordinary year is exactly five times 73 days: 73 × 5 = {product}.' },
  {
    times: 5,
    text: 'Tungsten, the metal whose thread glowed in old light bulbs, has 74 protons in each atom; 5 atoms have {product}.',
  },
  {
    times: 4,
    text: 'India kept 75 years of independence in August 2022. Four such spans would reach over {product} years.',
  },
  {
    times: 4,
    text: 'Halley’s comet comes back about every 76 years, so 4 of its rounds take some {product}.',
  },
  {
    times: 13,
    text: 'Seventy-seven times 13 is {product}, and the storyteller Scheherazade told tales for just that many nights.',
  },
  {
    times: 2,
    text: 'A clock that strikes the hours strikes 1 + 2 + 3 and so on up to 12, together 78 times, in half a day: {product} in a whole one.',
  },
  {
    times: 8,
    text: 'Gold is element 79: whoever owns 8 atoms of it owns {product} protons, and is not yet rich.',
  },
  {
    times: 12,
    text: 'Common copier paper weighs 80 grams a square metre, so 12 square metres of it weigh {product} grams.',
  },
  {
    times: 6,
    text: 'A sudoku has 81 cells. A week’s six puzzles, with a rest on Sunday, have {product}.',
  },
  {
    times: 5,
    text: 'Lead, which sinks fishing nets, is element 82; 5 of its heavy atoms have {product} protons.',
  },
  {
    times: 5,
    text: 'A side that makes 83 runs in every ten overs stands at {product} after fifty.',
  },
  {
    times: 2,
    text: 'The planet Uranus needs about 84 of our years to go round the Sun: after 2 rounds, {product} years have gone by on Earth.',
  },
  {
    times: 3,
    text: 'With 85 tiles you can lay squares of 6 by 6 and 7 by 7, or else of 9 by 9 and 2 by 2. Three boxes hold {product} tiles.',
  },
  {
    times: 7,
    text: 'Read 86 pages of a thick novel each day, and after a week {product} of them lie behind you.',
  },
  {
    times: 2,
    text: 'Four score and seven, 4 × 20 + 7 = 87, were the years that Abraham Lincoln counted at the start of a famous speech; twice as long is {product}.',
  },
  {
    times: 3,
    text: 'A piano has 88 keys, 52 white and 36 black. The 3 pianos of a music school have {product}.',
  },
  {
    times: 4,
    text: 'Count the curved rows of seeds in a large sunflower, and there are often 55 one way and 89 the other; 4 such heads have {product} of the steeper kind.',
  },
  { times: 4, text: 'A right angle measures 90 degrees, and 4 of them, a full turn, {product}.' },
  {
    times: 4,
    text: 'Thirteen weeks, a quarter of a year, are 91 days; the 4 quarters are {product} days, one short of an ordinary year.',
  },
  {
    times: 7,
    text: 'Uranium, the fuel of nuclear power stations such as Tarapur, is element 92: 7 atoms have {product} protons.',
  },
  {
    times: 2,
    text: 'The Sun is about 93 million miles away. Light that goes there and back, 2 × 93, travels {product} million.',
  },
  {
    times: 5,
    text: 'The basketball courts of the American professional league are 94 feet long, so 5 lengths in a row are {product} feet.',
  },
  {
    times: 6,
    text: 'Somebody who reads aloud at a calm 95 words a minute gets through {product} in six minutes.',
  },
  {
    times: 3,
    text: 'Eight dozen are 96. Three times as many, {product}, are two gross, and a gross is a dozen dozens.',
  },
  {
    times: 5,
    text: 'Our calendar has 97 leap years in every 400 years, so {product} of them in 2,000.',
  },
  {
    times: 3,
    text: 'Gravity makes a falling stone 98 metres a second faster in every ten seconds, if no air slows it: {product} after half a minute.',
  },
  {
    times: 7,
    text: 'Shops like the price ₹99. Seven such things cost ₹{product}, and from ₹700 you get ₹7 back.',
  },
  {
    times: 18,
    text: 'A rupee has 100 paise, and a batter with 100 runs has made a century: 18 of either are {product}.',
  },
  {
    times: 15,
    text: 'Many families give ₹101 at a wedding, a hundred with one more for luck; fifteen such envelopes hold ₹{product}.',
  },
  {
    times: 2,
    text: 'The Empire State Building in New York has 102 floors: the lift up and down again passes 2 × 102 = {product}.',
  },
  {
    times: 7,
    text: 'A household whose milk and curd cost ₹103 a day settles a bill of ₹{product} at the end of the week.',
  },
  {
    times: 3,
    text: 'Rummy for a large family is played with two packs, 104 cards without jokers. Three tables deal out {product}.',
  },
  {
    times: 9,
    text: 'The playing field of an international football match is usually 105 metres long; 9 lengths at training are {product} metres.',
  },
  {
    times: 3,
    text: 'Our two hands and two feet have 106 bones, more than half of the 206 in the body. Three friends have {product} of them.',
  },
  {
    times: 11,
    text: 'If petrol costs ₹107 a litre, a motorcycle that takes 11 litres is filled for ₹{product}.',
  },
  {
    times: 5,
    text: 'In many states of India you dial 108 for an ambulance, and a string of prayer beads has 108 as well; 5 strings have {product}.',
  },
  {
    times: 2,
    text: 'The Sun is as wide as about 109 Earths in a row. Two Suns side by side would be as wide as {product}.',
  },
  {
    times: 6,
    text: 'Men race over hurdles for 110 metres; an athlete who runs the distance 6 times in training has run {product}.',
  },
  {
    times: 6,
    text: 'In a magic square with the numbers 1 to 36 every row adds up to 111, so the 6 rows hold {product}.',
  },
  {
    times: 20,
    text: 'An old hundredweight was, oddly, 112 pounds; 20 of them made the British ton of {product}.',
  },
  {
    times: 3,
    text: 'The fraction 355/113 comes wonderfully near to pi. Since 113 × 3 = {product}, it is 3 with 16 parts of 113 over.',
  },
  {
    times: 8,
    text: 'A hall with 6 rows of 19 chairs seats 114; a school play that fills it 8 times has been seen by {product} people.',
  },
  {
    times: 4,
    text: 'An express train that runs at 115 kilometres an hour covers {product} in 4 hours.',
  },
  {
    times: 2,
    text: 'The Hundred Years’ War between England and France went on, from first to last, for 116 years; a war twice as long would take {product}.',
  },
  {
    times: 9,
    text: 'An orchard near Ratnagiri with 117 mango trees in each of 9 blocks would have {product} to pick from.',
  },
  {
    times: 4,
    text: 'Chemists know 118 elements. When 4 groups of a class make a card for each one, they write {product} cards.',
  },
  {
    times: 3,
    text: 'Seventeen weeks are 119 days. Three times that is {product}, eight days less than an ordinary year.',
  },
  {
    times: 3,
    text: 'Each corner of a regular hexagon measures 120 degrees. Three corners make {product}, a full turn, and that is why a honeycomb has no gaps.',
  },
];
