import { certificationArticle } from './articles/certification';
import { respiratoryArticle } from './articles/respiratory';
import { rtpcrArticle } from './articles/rtpcr';

export type { Article } from './articles/types';

/** The built-in articles, keyed by their paths without the prefix `/blog_`. */
export const articles = {
  trivus: respiratoryArticle,
  rtpcr: rtpcrArticle,
  certification: certificationArticle,
};

export type ArticleKey = keyof typeof articles;

export const articleLabels = {
  eyebrow: 'Article',
  contents: 'In this article',
  related: 'Read next',
  articles: 'Articles for labs',
} as const;
