export { sendWebhooks, type WebhookSource } from './send-webhooks.ts';
