import { calculatorRoutes } from '@/data/routing/calculatorRoutes';
export const seoFor = (path: string) => {
  const route = calculatorRoutes().find((one) => one.path === path);
  if (!route) throw new Error(path);
  return { path, title: route.title, description: route.description, robots: 'index' as const };
};
