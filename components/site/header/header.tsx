import { Logo } from '@/components/site/logo/logo';
import { Menu } from '@/components/site/menu/menu';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { labels } from '@/content/interface';
import { header } from '@/content/navigation';
import styles from './header.module.scss';
import { NavigationList } from './navigation-list';

export type HeaderProps = {
  /** The path of the page it stands on, which it marks. */
  currentPath: string;
};

/** The last entry is what the page calls for: it stands out, and stays in sight where the others are folded away. */
const action = header.entries.at(-1);

/** The sticky bar. Wide screens show its entries in a row, narrow ones behind a menu button; both without a script. */
export function Header({ currentPath }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <TextLink className={styles.home} href="/">
          <Logo name={company.shortName} />
          <span className="visually-hidden">, {labels.home}</span>
        </TextLink>
        {action && 'href' in action && (
          <ButtonLink className={styles.action} kind="primary" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
        <Menu label={labels.mainNavigation} openLabel={labels.openMenu} closeLabel={labels.closeMenu}>
          <NavigationList entries={header.entries} currentPath={currentPath} />
        </Menu>
      </div>
    </header>
  );
}
