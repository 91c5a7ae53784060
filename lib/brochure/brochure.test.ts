import {
  onBrochure,
  readBrochure,
  requestBrochure,
  startBrochure,
  startRequestedBrochure,
} from './brochure';
import { NO_BROCHURE } from './state';

const REQUESTED = { isRequested: true, isMessageShown: true, isDownloading: false };
const WAITING = { ...REQUESTED, isMessageShown: false };
const DOWNLOADING = { ...WAITING, isDownloading: true };

const arrive = async () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await startBrochure('/brochure.pdf', arrive);
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
});

it('shows the message for ten seconds and remembers the wish after them', () => {
  requestBrochure('/brochure.pdf');
  expect(readBrochure()).toEqual(REQUESTED);
  jest.advanceTimersByTime(9_999);
  expect(readBrochure()).toEqual(REQUESTED);
  jest.advanceTimersByTime(1);
  expect(readBrochure()).toEqual(WAITING);
});

it('shows it for ten seconds more when the parent asks again', () => {
  requestBrochure('/brochure.pdf');
  jest.advanceTimersByTime(9_000);
  requestBrochure('/brochure.pdf');
  jest.advanceTimersByTime(9_999);
  expect(readBrochure()).toEqual(REQUESTED);
});

it('downloads what was asked for, and is as before a second after the end', async () => {
  requestBrochure('/pune.pdf');
  const fetched: string[] = [];
  let arrived = () => {};
  const started = startRequestedBrochure((address) => {
    fetched.push(address);
    return new Promise((resolve) => {
      arrived = () => resolve();
    });
  });
  expect(readBrochure()).toEqual(DOWNLOADING);
  jest.advanceTimersByTime(20_000);
  expect(readBrochure()).toEqual(DOWNLOADING);
  arrived();
  await started;
  jest.advanceTimersByTime(999);
  expect(readBrochure()).toEqual(DOWNLOADING);
  jest.advanceTimersByTime(1);
  expect(readBrochure()).toEqual(NO_BROCHURE);
  expect(fetched).toEqual(['/pune.pdf']);
});

it('gets nothing that nobody has asked for', async () => {
  const fetchFile = jest.fn(arrive);
  await startRequestedBrochure(fetchFile);
  expect(fetchFile).not.toHaveBeenCalled();
  expect(readBrochure()).toEqual(NO_BROCHURE);
});

it('gets the file once, however often the button is pressed', async () => {
  const fetchFile = jest.fn(arrive);
  await Promise.all([startBrochure('/a.pdf', fetchFile), startBrochure('/a.pdf', fetchFile)]);
  requestBrochure('/a.pdf');
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(readBrochure()).toEqual(DOWNLOADING);
});

it('tells those who listen, until they stop', () => {
  const listener = jest.fn();
  const stop = onBrochure(listener);
  requestBrochure('/brochure.pdf');
  jest.advanceTimersByTime(10_000);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  requestBrochure('/brochure.pdf');
  expect(listener).toHaveBeenCalledTimes(2);
});
