import styles from './icons.module.scss';

/** Drawn on a 20 by 20 grid, in the text's colour. */
const PATHS: Record<string, string> = {
  home: 'M3.5 9 10 3.5 16.5 9v7.5H12V12H8v4.5H3.5z',
  blogs: 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  media:
    'M3.5 5h10.5v10.5a1.5 1.5 0 0 1-1.5 1H5a1.5 1.5 0 0 1-1.5-1.5zM14 8h2.5v7a1.3 1.3 0 0 1-2.5 0M6 8h5M6 11h5',
  footprint: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c4 4.5 4 9.5 0 14M10 3c-4 4.5-4 9.5 0 14',
  links: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M8 11h5M8 14h5',
  unfinished: 'M4 16l.8-3.4L13.5 4l2.5 2.5-8.6 8.7zM11.8 5.7l2.5 2.5',
  requests: 'M4 10.5 8 14.5 16 5.5M3.5 17h13',
  activity: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2',
  deleted: 'M4 6h12M8 6V3.5h4V6M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5',
  people:
    'M8 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3 16c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5zM13 4.8a2.3 2.3 0 0 1 0 4.4M14.5 12c1.6.6 2.5 2 2.5 4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  new: 'M10 4.5v11M4.5 10h11',
  table: 'M3 5.5h14M3 10h14M3 14.5h14',
  cards: 'M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5H16V16h-4.5z',
  down: 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 3 3 2.5-2.5 4.5 4.5M12.5 7.5h.01',
  keys: 'M2.5 5h15v10h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M6.5 12h7',
  site: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16.5 3.5 9.5 10.5',
};

const FOLDER = 'M3 4.5h5l2 2.5h7v9H3z';

export type IconProps = { name: string } | { path: string };

/** An icon, hidden from screen readers. Unknown names, such as those of new kinds, get a folder. */
export function Icon(props: IconProps) {
  const path = 'path' in props ? props.path : (PATHS[props.name] ?? FOLDER);
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
