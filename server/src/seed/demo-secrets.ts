// Known to everyone who reads this: `seed` refuses to run in production.
export const DEMO_PASSWORD = "demo-123";
export const TEAM_PASSWORD = "demo-equipe-123";
export const TEAM_SECRET = "PRUMODEMOEQUIPEPRUMODEMOEQUIPE23";
