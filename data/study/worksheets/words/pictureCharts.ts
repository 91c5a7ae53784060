/** What a chart of small signs tells: each row has 2 to 9 signs, and a sign stands for up to ten. */
export type PictureChart = { title: string; thing: string; sign: string; names: readonly string[] };

export const PICTURE_CHARTS = [
  {
    title: 'Kites sold on five days',
    thing: 'kites',
    sign: '◆',
    names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
  {
    title: 'Books read by the houses of a school',
    thing: 'books',
    sign: '■',
    names: ['Ganga', 'Kaveri', 'Narmada', 'Tapi'],
  },
  {
    title: 'Saplings planted by four classes',
    thing: 'saplings',
    sign: '▲',
    names: ['Lotus class', 'Rose class', 'Lily class', 'Tulsi class'],
  },
  {
    title: 'Stars won in the games week',
    thing: 'stars',
    sign: '★',
    names: ['Red team', 'Blue team', 'Green team', 'Yellow team'],
  },
  {
    title: 'Balls in the sports room',
    thing: 'balls',
    sign: '●',
    names: ['Football', 'Cricket', 'Tennis', 'Volleyball'],
  },
] as const satisfies readonly PictureChart[];
