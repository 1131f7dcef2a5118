import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { services } from '@/content/services';
import styles from './training-modules.module.scss';

const { modulesHeading, modules } = services.training;

/** The modules in the order of the course. The style sheet numbers them. */
export function TrainingModules() {
  return (
    <div>
      <h3>{modulesHeading}</h3>
      <ol className={styles.modules} role="list">
        {modules.map(({ title, picture }) => (
          <li key={picture} className={styles.module}>
            <ProductPicture picture={picture} sizes="(min-width: 48rem) 24rem, 40vw" decorative />
            <h4 className={styles.title}>{title}</h4>
          </li>
        ))}
      </ol>
    </div>
  );
}
