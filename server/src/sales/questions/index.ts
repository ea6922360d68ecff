export { registerQuestions } from './question-routes.ts';
export { areQuestionsInScope } from './staff-question-repository.ts';
