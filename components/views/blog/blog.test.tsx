/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { buildBlogPage } from '@/lib/content/blog/blogPage';
import { buildPostPage } from '@/lib/content/blog/postPage';
import { buildTagPage } from '@/lib/content/blog/tagPage';
import { render } from '@/lib/testing/render';
import { BlogListView } from './BlogListView';
import { BlogPostView } from './BlogPostView';

const renderPost = (slug: string) => {
  const page = buildPostPage(slug);
  if (!page) throw new Error(`The post ${slug} is missing`);
  return render(<BlogPostView page={page} />);
};

const renderList = (page: ReturnType<typeof buildBlogPage>) => {
  if (!page) throw new Error('The page is missing');
  return render(<BlogListView page={page} />);
};

it('gives a parent the newest six posts, the subjects and a way to the older ones', () => {
  renderList(buildBlogPage(1));
  expect(screen.getByRole('heading', { level: 1, name: 'The parents’ blog' })).toBeVisible();
  const newest = screen.getByRole('region', { name: 'Newest posts' });
  expect(within(newest).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const subjects = screen.getByRole('navigation', { name: 'Subjects' });
  expect(within(subjects).getByRole('link', { name: /^Maths \d+$/ })).toHaveAttribute(
    'href',
    '/blog/tag/maths',
  );
  expect(screen.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog/page/2');
  expect(screen.queryByRole('link', { name: 'Newer posts' })).not.toBeInTheDocument();
});

it('marks where the parent is among the pages', () => {
  renderList(buildBlogPage(2));
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog');
});

it('lists the posts about exams under their own heading', () => {
  renderList(buildTagPage('exams'));
  expect(screen.getByRole('heading', { level: 1, name: /^Board examinations/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choosing a stream after class 10' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of the blog' })).not.toBeInTheDocument();
});

it('shows the age for Grade 1, who wrote it, and what to read next', () => {
  renderPost('age-for-each-grade');
  expect(screen.getByRole('row', { name: /^Grade 1 6 years 2\sJune\s2018/ })).toBeVisible();
  expect(screen.getByText('By the admissions team')).toBeVisible();
  expect(screen.getByText('11 February 2025')).toHaveAttribute('datetime', '2025-02-11');
  const next = screen.getByRole('region', { name: 'Read next' });
  expect(
    within(next).getByRole('link', { name: 'The first week of nursery, day by day' }),
  ).toHaveAttribute('href', '/blog/first-week-of-nursery');
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
});
