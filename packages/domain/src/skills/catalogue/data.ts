export const data = `
# Analysis and reporting
Data analysis | Data analytics |  |
Data visualization | Data visualisation, Dashboard design, Dashboarding | Data analysis |
Business intelligence | BI?, BI reporting, BI development | Data analysis |
Geospatial analysis | Spatial analysis, GIS, Geographic information system | Data analysis |
# Spreadsheets and BI tools
Excel | Microsoft Excel, MS Excel, Advanced Excel, Excel formulas | Spreadsheets | Google Sheets 0.8, VBA 0.5 | exact
Power BI | Microsoft Power BI, Power BI Desktop, Power BI Service | Business intelligence, Data visualization | Tableau 0.7, Qlik 0.6, Looker 0.6
# Statistics
Statistics | Statistical analysis, Statistical methods, Applied statistics | Data analysis |
# Machine learning
Machine learning | ML?, Statistical learning, Applied machine learning, ML engineering | Data science |
Artificial intelligence | AI? |  |
Deep learning | Neural network, Artificial neural network, DNN | Machine learning |
Natural language processing | NLP, Computational linguistics | Artificial intelligence |
MLOps | Model deployment, ML pipeline, Machine learning operations, Model monitoring | Machine learning, DevOps |
# Language models
Generative AI | Gen AI | Artificial intelligence |
Large language models | LLM?, GPT-4, LLM application development | Generative AI, Natural language processing |
# Data engineering
Data engineering |  | Data management |
ETL | ETL/ELT, ELT?, Extract transform load, ETL development, ETL pipeline, Data integration | Data engineering |
Data pipeline | Data pipeline development, Data ingestion, Data orchestration | Data engineering |
Data warehousing | Data warehouse, DWH, EDW, Enterprise data warehouse | Data engineering |
Big data | Big data analytics | Data engineering |
Stream processing | Real-time data processing, Data streaming | Data engineering |
# Data management
Data management | Data administration |  |
# Research methods
Research | Scientific research, Academic research, Research and development, Applied research |  |  | context
Qualitative research | Qualitative methods, Qualitative analysis, Thematic analysis, Grounded theory | Research | Quantitative research 0.4
Scientific writing | Academic writing, Manuscript preparation, Peer-reviewed publication, Academic publishing | Research |
Clinical data management | Electronic data capture, Clinical trial data management | Data management, Clinical research |
`
