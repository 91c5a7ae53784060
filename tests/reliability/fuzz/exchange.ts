import { connect } from 'node:net';
import { type Attack, HIDDEN_ANSWER } from './attack';

export type Exchange = {
  /** The statuses of all answers but the provisional ones (100 to 199), in order. */
  statuses: number[];
  hasHiddenAnswer: boolean;
  /** `closed` by the server, `silent` until our patience was over, or `refused` to connect. */
  ending: 'closed' | 'silent' | 'refused';
};

const PATIENCE_MS = 20_000;
/** How long somebody stays who has not sent all, ms. */
const OPEN_ENDED_MS = 60;

const STATUS_LINE = /HTTP\/1\.1 ([2-9]\d\d) /g;
// A line or a mark can be cut between two packets.
const OVERLAP = 40;

/**
 * Sends the bytes of an attack over a connection of its own, and reads until it is closed. `from`: the
 * address of this machine from which it comes, for nginx a visitor of its own.
 */
export const exchange = (
  { port, from }: { port: number; from: string },
  { raw, isOpenEnded }: Attack,
): Promise<Exchange> =>
  new Promise((resolve) => {
    const statuses: number[] = [];
    let hasHiddenAnswer = false;
    let tail = '';
    let isConnected = false;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    const end = (ending: Exchange['ending']) => {
      socket.destroy();
      resolve({ statuses, hasHiddenAnswer, ending });
    };
    socket.setTimeout(isOpenEnded ? OPEN_ENDED_MS : PATIENCE_MS, () => end('silent'));
    socket.once('connect', () => {
      isConnected = true;
      socket.write(Buffer.from(raw, 'latin1'));
    });
    socket.on('data', (bytes) => {
      const text = tail + bytes.toString('latin1');
      let read = 0;
      for (const found of text.matchAll(STATUS_LINE)) {
        statuses.push(Number(found[1]));
        read = found.index + found[0].length;
      }
      hasHiddenAnswer ||= text.includes(HIDDEN_ANSWER);
      tail = text.slice(Math.max(read, text.length - OVERLAP));
    });
    // A server that refuses half-read bytes resets the connection: what it said has come by then.
    socket.on('error', () => undefined);
    socket.once('close', () => end(isConnected ? 'closed' : 'refused'));
  });
