import { processSingleton } from '@/lib/server/processSingleton';

type Stopping = {
  isStopping: boolean;
  /** What has to end before the process does. */
  tasks: (() => Promise<unknown>)[];
  /** What has to be done after the last request is answered. */
  lastTasks: (() => Promise<unknown>)[];
};

const getStopping = (): Stopping =>
  processSingleton('stopping', () => ({ isStopping: false, tasks: [], lastTasks: [] }));

/** Whether the process has been asked to stop: a balancer should send nobody here any more. */
export const isStopping = (): boolean => getStopping().isStopping;

/** Has `task` run, and waited for, when the site stops. */
export const onStop = (task: () => Promise<unknown>): void => {
  getStopping().tasks.push(task);
};

/** Has `task` run, and waited for, when the site has stopped and no request is under way any more. */
export const onEnd = (task: () => Promise<unknown>): void => {
  getStopping().lastTasks.push(task);
};

/** From here on the process is stopping; resolves when background work has ended, well or badly. */
export const stopSite = async (): Promise<void> => {
  const stopping = getStopping();
  stopping.isStopping = true;
  await Promise.allSettled(stopping.tasks.map((task) => task()));
};

/** After the last request: resolves when nothing is left to do, well or badly. */
export const endSite = async (): Promise<void> => {
  await Promise.allSettled(getStopping().lastTasks.map((task) => task()));
};
