import type { TextSection } from '@/content/types';

type TextSectionsProps = { sections: TextSection[] };

/** Continuous text in sections, each with a heading and its own URL fragment. */
export function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ id, heading, paragraphs, list }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
