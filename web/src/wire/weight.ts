// What a decision's loss and stake count in an accuracy; src/arena/analysis.h says why.
import { slightStake, type Finding } from './schema';

export const weightOf = ({ stake }: Pick<Finding, 'stake'>): number => 1 / (Math.max(stake, 0) + slightStake);
