import { BLOG_PATHS, blogTagPath } from '@/data/routes/paths/blog';
import { linkGroup, type MenuSection } from './menu';

/** The blog, and the subjects that parents ask about most. */
export const BLOG_MENU: MenuSection = {
  key: 'blogs',
  title: 'Blogs',
  isSplitOnPhones: false,
  groups: [
    linkGroup(
      'blogs/posts',
      'For parents',
      [
        { title: 'All posts', path: BLOG_PATHS.index },
        { title: 'Choosing a school', path: blogTagPath('choosing-a-school') },
        { title: 'Starting and changing', path: blogTagPath('starting-school') },
        { title: 'Learning at home', path: blogTagPath('learning-at-home') },
      ],
      true,
    ),
  ],
};
