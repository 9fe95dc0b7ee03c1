/** The anchor of a landing page's calls to action. */
export const FORM_ID = "formulario";
