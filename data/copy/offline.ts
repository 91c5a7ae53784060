import { counted } from './counted';

const MB = 1_000_000;

/** `3.4 MB`. */
const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / MB).toFixed(1)} MB`;

/** The words of what is stored for use without a network. */
export const OFFLINE_COPY = {
  title: 'Without a network',
  note: 'Keep a class on this phone and its chapters, practice, worksheets, tables and this shelf also open on a bus or in a power cut.',
  choose: 'Choose a class above, then you can keep it here.',
  unsupported:
    'This browser cannot keep pages for use without a network. A current Chrome, Firefox, Edge or Safari can, outside a private window.',
  keep: (number: number) => `Keep class ${number} on this phone`,
  size: (bytes: number, download: number) =>
    bytes > 0
      ? `It takes about ${megabytes(bytes)} of room and about ${megabytes(download)} of data, once.`
      : 'How much room it takes is known once this site runs as built.',
  asking: 'Looking up how large it is …',
  unknownSize: 'There is no network just now, so its size cannot be told.',
  keeping: (number: number, part: number) =>
    `Storing class ${number}: ${Math.floor(part * 100)} of 100 …`,
  kept: (number: number, pages: number, bytes: number) =>
    `Class ${number} is on this phone: ${counted(pages, 'page')}${bytes > 0 ? `, about ${megabytes(bytes)}` : ''}. It keeps itself up to date when there is a network.`,
  remove: (number: number) => `Remove class ${number} from this phone`,
  removed: (number: number) => `Class ${number} is no longer stored on this phone.`,
  failed: (number: number) =>
    `Class ${number} could not be stored whole, so nothing of it was left. Look at the connection and the free room, then try once more.`,
} as const;

/** The page that stands in for one that is not on the device. */
export const NO_NETWORK_COPY = {
  title: 'There is no network',
  text: 'This page is not stored on this phone. It opens again as soon as there is a network.',
  kept: 'These are stored here, and open now:',
  myStudy: 'My study',
  className: (number: number) => `Class ${number}`,
  again: 'Try again',
} as const;
