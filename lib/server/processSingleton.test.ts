import { processService, processSingleton } from './processSingleton';

it('makes one value for all who ask for its name', () => {
  const [one, other] = [1, 2].map((id) => processSingleton('test value', () => ({ id })));
  expect(one).toBe(other);
  expect(processSingleton('another test value', () => ({ id: 3 }))).toEqual({ id: 3 });
});

it('opens a service once, and again where that failed or it was forgotten', async () => {
  let opened = 0;
  const service = processService('test service', async () => {
    opened += 1;
    if (opened === 1) throw new Error('down');
    return opened;
  });
  expect(service.peek()).toBeNull();
  await expect(service.get()).rejects.toThrow('down');
  expect(await Promise.all([service.get(), service.get()])).toEqual([2, 2]);
  service.set(null);
  expect(await service.get()).toBe(3);
  service.set(7);
  expect(await service.get()).toBe(7);
});
