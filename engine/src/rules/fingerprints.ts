/** SHA-256 of each rule set's content. An approval names it. Written by `node engine/cli/write-fingerprints.ts`; a test compares. */
export const FINGERPRINTS: Readonly<Record<string, string>> = {
  questionnaire: "4f80c3dc74164a30e5b9c59f461cb76478691b2558bbe35475974554a6658c10",
  dictionary: "b6425a9e237b305adb2cfdab26548a7c754cc88d2159c26cdceec2cb28146bfc",
  activity: "79a3c9e5d468eb470fecd5eb385faa14d276bec297102858126b576dacc8dd3e",
  triage: "e21f9a56bab0bdeccaa2aaf61ccd17428e44caf436f112a7e851087702805e9d",
  "free-members": "11bf0cf41b02be8fb2fe12780d99c9352635ef402c37c9c85184df34eca8a2bf",
  targets: "337ea20c4dfa2e0e697dfec2886c34ffe2a6a20ccedbdf3b71041f06a43648af",
  menus: "0641355c4b6c13a6f7d66647c0baff475734e4427d6d1d36e091852dee3b63f0",
  "meal-templates": "e1195e421fbdb91e9e7ccc979e6e3aff193497e1f2efb0d3b9aa68e5faae06c8",
  exchanges: "2245b35822fa502136bfc28b8f5c82fee6b320c9d417c036f09492b2f7c656be",
  programme: "8438e801012e47edcdbb2ab56d594ef154055f358ee22b9c9407ab1335799a10",
  "safety-words": "a73b8d823599e2561ba8e8b9d0062e148f18863d6d05189c42c95a56874200ee",
  "safety-texts": "b58d169db14c6e027aa180a67ce674203e6421c9e3ecb0f02c8c356639b56ade",
  promises: "efb3d34d5930f66023ffc08927c9340bbc778060c1527c0240cc76ea7b217535",
  progression: "4de067b3f1e702197cb07e6add82b05ec97e51d9afa51bc5ad9c9d8cb2238f2d",
  progress: "fd31b49ce0a08b67c6726cb537770efd65071e2a7c126e29322eb4bd3560514c",
  guarantee: "ce8f3ef31ef5bee8d79a86687ca1685b8a26b28338d850bc5ed39b24c03cdbe8",
};
