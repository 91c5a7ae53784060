/** How long one turn of the event loop starts requests, ms. */
const TURN_MS = 4;
/** So many newcomers are let in before the next request has its turn; they take about 3 ms. */
const MOST_NEWCOMERS = 64;

/**
 * Gives each request its turn. Node takes one new connection in a turn of the event loop, and would
 * answer in it everything that has arrived: 700 busy connections make a turn of 400 ms, and whoever
 * comes then stands at the door for minutes. So a turn is kept short, while newcomers stand at the
 * door of `server` the turns are left to them, and what people send goes before what they look at.
 *
 * Gives the function to queue a request with. Its `start` is called in its turn, with the time for
 * which it waited, ms; it must not throw.
 */
export const createTurns = (server, { now = () => performance.now() } = {}) => {
  const urgent = [];
  const others = [];
  let isScheduled = false;
  let newcomers = 0;
  let newcomersBefore = 0;

  server.on('connection', () => {
    newcomers += 1;
  });

  const isDoorBusy = () => {
    const isBusy = newcomers > newcomersBefore && newcomers < MOST_NEWCOMERS;
    newcomersBefore = newcomers;
    return isBusy;
  };

  const takeTurn = () => {
    newcomers = 0;
    newcomersBefore = 0;
    const end = now() + TURN_MS;
    do {
      const { start, at } = urgent.shift() ?? others.shift();
      start(now() - at);
    } while (urgent.length + others.length > 0 && now() < end);
  };

  const turn = () => {
    if (!isDoorBusy()) takeTurn();
    isScheduled = urgent.length + others.length > 0;
    if (isScheduled) setImmediate(turn);
  };

  return (kind, start) => {
    const queue = kind === 'send' || kind === 'health' ? urgent : others;
    queue.push({ start, at: now() });
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(turn);
  };
};
