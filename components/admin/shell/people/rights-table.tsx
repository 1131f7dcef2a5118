import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { people } from '@/content/admin/people';
import { ROLES } from '@/lib/model/people';
import styles from './people-view.module.scss';

const { rights, roles } = people;

const Tick = () => (
  <>
    <Icon path={editorIcons.check} />
    <span className="visually-hidden">{rights.yes}</span>
  </>
);

/** The rights of each role. */
export function RightsTable() {
  return (
    <table className={styles.rights}>
      <caption>{rights.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{rights.right}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {roles[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.rows.map(({ right, from }) => (
          <tr key={right}>
            <th scope="row">{right}</th>
            {ROLES.map((role) => (
              <td key={role}>{ROLES.indexOf(role) >= ROLES.indexOf(from) ? <Tick /> : rights.no}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
