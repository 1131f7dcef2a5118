import type { ReactNode } from 'react';
import { Consent } from '@/components/site/consent/consent';
import { Footer } from '@/components/site/footer/footer';
import { Header } from '@/components/site/header/header';
import { Letterhead } from '@/components/site/letterhead/letterhead';
import { SkipLink } from '@/components/site/skip-link/skip-link';
import { SpeculationRules } from '@/components/site/speculation-rules/speculation-rules';
import { absoluteAddress } from '@/lib/seo/address';

export type PageFrameProps = {
  currentPath: string;
  /** Whether the footer shows the contact details. */
  contactDetails?: boolean;
  children: ReactNode;
};

/** The parts that public pages share, such as the header and footer, around a page's content. */
export function PageFrame({ currentPath, contactDetails = true, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Consent />
      <Header currentPath={currentPath} />
      <Letterhead address={absoluteAddress(currentPath)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer contactDetails={contactDetails} />
      <SpeculationRules />
    </>
  );
}
