import type { ReactNode } from 'react';
import { BackLink } from '@/components/admin/kit/back-link';
import { LoadState, type LoadStateProps } from '@/components/admin/kit/loading';
import styles from './record-editor.module.scss';

export type OpeningViewProps = LoadStateProps & { children?: ReactNode };

/** The view in place of an editor while its record loads, or if it cannot be loaded or was deleted. */
export const OpeningView = ({ children, ...state }: OpeningViewProps) => (
  <div className={styles.opening}>
    <BackLink />
    <LoadState {...state} />
    {children}
  </div>
);
