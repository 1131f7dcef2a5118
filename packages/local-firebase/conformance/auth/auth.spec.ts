import { play } from '../scenario';
import { availableTargets } from '../target/start';
import { accountScenarios } from './account.scenarios';
import { answerScenarios } from './answers.scenarios';
import { passwordScenarios } from './password.scenarios';
import { signInScenarios } from './sign-in.scenarios';
import { authStage } from './stage';

const targets = availableTargets({ firestore: false });

play({
  title: 'auth',
  targets,
  prepare: authStage,
  scenarios: [...signInScenarios, ...accountScenarios, ...passwordScenarios],
});
play({
  title: 'auth responses',
  targets,
  prepare: async (target) => () => ({ target }),
  scenarios: answerScenarios,
});
