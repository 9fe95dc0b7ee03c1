/** Where the calls to action of a landing lead. */
export const FORM_ID = "formulario";
