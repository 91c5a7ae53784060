import { type BrochureEvent, NO_BROCHURE, nextBrochure } from './state';

const after = (...events: BrochureEvent[]) => events.reduce(nextBrochure, NO_BROCHURE);

it.each([
  [[], false, false, false],
  [['request'], true, true, false],
  [['request', 'message-over'], true, false, false],
  [['request', 'message-over', 'request'], true, true, false],
  [['request', 'download'], true, false, true],
  [['request', 'download', 'message-over'], true, false, true],
  [['request', 'download', 'request'], true, false, true],
  [['request', 'download', 'reset'], false, false, false],
  [['download'], true, false, true],
] as [BrochureEvent[], boolean, boolean, boolean][])(
  'after %j it is requested %p, the message is shown %p, it downloads %p',
  (events, isRequested, isMessageShown, isDownloading) => {
    expect(after(...events)).toEqual({ isRequested, isMessageShown, isDownloading });
  },
);
