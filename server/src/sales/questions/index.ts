export { registerQuestions } from './question-routes.ts';
export { areQuestionsInScope } from './staff-question-repository.ts';
export { pageQuestions } from './staff-question-service.ts';
