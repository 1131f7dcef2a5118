import { articleCard } from '@/lib/articles/card';
import { cardDigest } from '@/lib/articles/card-address';
import { publicArticle } from '@/lib/public/read-for-page';
import { IMMUTABLE, noSuchFile } from '@/lib/public/stored-file';
import { SHARE_CARD } from '@/lib/seo/share-card';

type CardParams = { params: Promise<{ slug: string; name: string }> };

/** Responds with a public article's share card. The card's file name changes with its content. */
export async function GET(_request: Request, { params }: CardParams): Promise<Response> {
  const { slug, name } = await params;
  const article = await publicArticle(slug);
  if (!article || name !== `${cardDigest(article.blog)}.jpg`) return noSuchFile();
  const card = await articleCard(article.blog);
  return new Response(new Uint8Array(card), { headers: { ...IMMUTABLE, 'content-type': SHARE_CARD.type } });
}
