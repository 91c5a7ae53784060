import { paperRoutes } from '@/data/routing/paperRoutes';

export const seoFor = (path: string) => {
  const route = paperRoutes().find((r) => r.path === path);
  return {
    path,
    title: route?.title ?? '',
    description: route?.description ?? '',
    robots: 'index' as const,
  };
};
