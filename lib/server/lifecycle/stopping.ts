import { processSingleton } from '@/lib/server/processSingleton';

type Stopping = {
  isStopping: boolean;
  /** What has to end before the process does. */
  tasks: (() => Promise<unknown>)[];
};

const getStopping = (): Stopping =>
  processSingleton('stopping', () => ({ isStopping: false, tasks: [] }));

/** Whether the process has been asked to stop: a balancer should send nobody here any more. */
export const isStopping = (): boolean => getStopping().isStopping;

/** Has `task` run, and waited for, when the site stops. */
export const onStop = (task: () => Promise<unknown>): void => {
  getStopping().tasks.push(task);
};

/** From here on the process is stopping; resolves when background work has ended, well or badly. */
export const stopSite = async (): Promise<void> => {
  const stopping = getStopping();
  stopping.isStopping = true;
  await Promise.allSettled(stopping.tasks.map((task) => task()));
};
